// The difference between two views, as the server sends it: ["set", path, value] and ["cut", path].
import type { Key, Patch } from './types';

type Node = Record<Key, unknown>;

/** A document with the replacements made. What is not touched is shared with the old one. */
export function patched<T>(document: T, patch: Patch): T {
  let result: unknown = document;
  for (const step of patch) {
    const [op, path] = step;
    if (path.length === 0) result = op === 'set' ? step[2] : undefined;
    else result = changed(result, path, 0, op === 'set' ? { value: step[2] } : null);
  }
  return result as T;
}

function changed(node: unknown, path: Key[], at: number, put: { value: unknown } | null): unknown {
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
  const key = path[at];
  if (at < path.length - 1) copy[key] = changed(copy[key], path, at + 1, put);
  else if (put) copy[key] = put.value;
  else delete copy[key];
  return copy;
}
