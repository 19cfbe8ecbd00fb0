/** What a solo game was played for, and what came of it. */
import { router } from '../page/router.svelte';
import { get, post } from '../wire/api';
import type { CampaignInfo, ChallengeInfo, TableInfo } from '../wire/protocol';

export interface Played {
  challenge: ChallengeInfo | null;
  campaign: CampaignInfo | null;
}

const known = new Map<string, Promise<Played>>();

/** The challenge or the campaign of a game that is over; what somebody else plays stays unknown. */
export function playedFor(info: TableInfo): Promise<Played> {
  const there = known.get(info.table);
  if (there) return there;
  const found = ask(info).catch(() => ({ challenge: null, campaign: null }));
  known.set(info.table, found);
  return found;
}

async function ask(info: TableInfo): Promise<Played> {
  if (info.campaign !== null) {
    return { challenge: null, campaign: await get(`/solo/campaigns/${info.campaign}`) };
  }
  const packs = info.packs.map((pack) => `pack=${pack.name}`).join('&');
  const { challenges } = await get(`/solo?${packs}`);
  return { challenge: challenges.find((one) => one.number === info.challenge) ?? null, campaign: null };
}

/** The next game of a campaign, or the one under way. */
export async function playCampaign(campaign: string): Promise<void> {
  const table = await post(`/solo/campaigns/${campaign}/play`, { heritage: true });
  router.go(`/t/${table.table}`);
}

/** The same challenge again, with the same hand and read in the same way. */
export async function playAgain(info: TableInfo, readings: readonly string[]): Promise<void> {
  const table = await post(`/solo/challenges/${info.challenge}`, {
    hand: info.hand ?? 'classic',
    heritage: info.options.heritage === true,
    packs: info.packs.map((pack) => pack.name),
    options: Object.fromEntries(readings.map((name) => [name, String(info.options[name])])),
  });
  router.go(`/t/${table.table}`);
}
