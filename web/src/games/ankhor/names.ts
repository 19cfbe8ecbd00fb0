/** What the things of Ankh'or are called: for chips, tooltips and those who listen. */
import type { Message, Say } from '../../text/message';
import { goodOf, type Good, type Token } from './tokens/inks';
import type { Place } from './tiles/places';
import { BONUS_SIZE, type Column, type Face, type Group, type Pile, type Tile } from './shape';

export const tileName = (face: Face): Message => ({
  key: 'ankhor-tile',
  values: { colour: face.colour, kind: face.kind },
});
/** With its article, where a sentence needs one. */
export const thisTile = (face: Face): Message => ({ key: 'web-ankhor-this-tile', values: { tile: tileName(face) } });
export const goodName = (token: Good): Message => ({ key: 'web-ankhor-good', values: { token } });
export const tokenName = (token: Token): Message => goodName(goodOf[token]);

/** "on floor 1": which of the places there is shown on the board. */
export const floorName = (place: Place): Message => ({ key: 'web-ankhor-floor', values: { floor: place.level } });

/** Tiles of every second floor lie half a tile further. */
const steps = (by: number): string => {
  const [whole, half] = [Math.floor(Math.abs(by)), Math.abs(by) % 1 ? '½' : ''];
  return `${whole || !half ? whole : ''}${half}`;
};

/** "ground, 2 left, 1½ up", counted from the first tile: for those who listen. */
export function placeName(place: Place): Message {
  return {
    key: 'web-ankhor-place',
    values: {
      floor: place.level,
      across: steps(place.x),
      side: place.x < 0 ? 'left' : place.x > 0 ? 'right' : 'none',
      along: steps(place.y),
      way: place.y < 0 ? 'down' : place.y > 0 ? 'up' : 'none',
    },
  };
}

function priceName(column: Column): Message {
  return { key: 'web-ankhor-price', values: { markers: { join: ', ', parts: column.markers.map(tokenName) } } };
}

export const names = {
  column: (say: Say, column: Column): string =>
    column.tile
      ? say('web-ankhor-column', { number: column.column, tile: tileName(column.tile), price: priceName(column) })
      : say('web-ankhor-gap', { number: column.column }),
  spare: (say: Say, token: Token): string => say('web-ankhor-spare', { good: tokenName(token) }),
  supply: (say: Say, token: Token, count: number): string =>
    say('web-ankhor-in-supply', { good: tokenName(token), count }),
  held: (say: Say, token: Token): string => say(tokenName(token)),
  pile: (say: Say, { pile, size, back }: Pile): string =>
    back === null
      ? say('web-ankhor-pile-empty', { number: pile })
      : say('web-ankhor-pile', { number: pile, count: size, good: goodName(back) }),
  place: (say: Say, place: Place): string => say('web-ankhor-free-place', { place: placeName(place) }),
  tile: (say: Say, tile: Tile): string =>
    say('web-ankhor-placed', {
      place: placeName(tile),
      tile: tileName(tile),
      covered: tile.covered ? 'yes' : 'no',
      stores: tile.stores ? 'yes' : 'no',
    }),
  group: (say: Say, group: Group): string =>
    say('web-ankhor-group', { what: group.of, count: group.tiles.length, bonus: BONUS_SIZE }),
};
