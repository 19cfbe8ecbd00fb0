// A line to the server: texts go out, texts come in, and at the end a code says why it closed.

export interface Line {
  /** Send a text; what cannot be sent is lost without a word. */
  send: (text: string) => void;
  close: () => void;
}

export interface Ears {
  opened: () => void;
  heard: (text: string) => void;
  closed: (code: number) => void;
}

export type Connect = (url: string, ears: Ears) => Line;

export const websocket: Connect = (url, ears) => {
  const socket = new WebSocket(url);
  socket.onopen = () => ears.opened();
  socket.onmessage = (event) => ears.heard(String(event.data));
  socket.onclose = (event) => ears.closed(event.code);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};
