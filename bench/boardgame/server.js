/*
 * A boardgame.io server with a small game for two, to be measured beside ours.
 *
 *     node server.js memory 0
 *     node server.js FOLDER 0        with the file store
 *
 * The game is of the same size as Arkantar: a board of 7 x 7 tiles, three actions a turn, each of
 * them turning a tile or sliding a piece, and every action is checked. It prints the port.
 */

const { Server, FlatFile } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const SIDE = 7
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]

function setup() {
  const walls = Array(SIDE * SIDE).fill(false)
  const pieces = {}
  for (let column = 0; column < SIDE; column++) {
    walls[SIDE + column] = walls[SIDE * (SIDE - 2) + column] = true
    pieces[column] = { side: '0', kind: column % 4 }
    pieces[SIDE * (SIDE - 1) + column] = { side: '1', kind: column % 4 }
  }
  return { walls, pieces, flipped: [], used: 0 }
}

function acted(G, events) {
  G.used += 1
  if (G.used === 3) {
    G.used = 0
    G.flipped = []
    events.endTurn()
  }
}

const game = {
  name: 'tiles',
  setup,
  minPlayers: 2,
  maxPlayers: 2,
  moves: {
    flip({ G, events }, tile) {
      if (!Number.isInteger(tile) || tile < 0 || tile >= SIDE * SIDE) return INVALID_MOVE
      if (G.pieces[tile] || G.flipped.includes(tile)) return INVALID_MOVE
      G.walls[tile] = !G.walls[tile]
      G.flipped.push(tile)
      acted(G, events)
    },
    slide({ G, playerID, events }, tile, direction) {
      const piece = G.pieces[tile]
      const step = STEPS[direction]
      if (!piece || piece.side !== playerID || !step) return INVALID_MOVE
      let [column, row] = [tile % SIDE, Math.floor(tile / SIDE)]
      for (;;) {
        const [c, r] = [column + step[0], row + step[1]]
        const next = r * SIDE + c
        if (c < 0 || r < 0 || c >= SIDE || r >= SIDE) break
        if (G.walls[next] || G.pieces[next]) break
        ;[column, row] = [c, r]
      }
      const target = row * SIDE + column
      if (target === tile) return INVALID_MOVE
      delete G.pieces[tile]
      G.pieces[target] = piece
      acted(G, events)
    },
  },
}

const [store, port] = process.argv.slice(2)
const db = store === 'memory' ? undefined : new FlatFile({ dir: store, logging: false })
const server = Server({ games: [game], db, origins: ['*'] })
server.run({ port: Number(port) }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`)
})
