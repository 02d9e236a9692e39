import type { TripFacts } from '@tufang/server/modules/waybill/anomaly/facts'
import { rules } from '@tufang/server/modules/waybill/anomaly/rules/index'
import { defaultSetting } from '@tufang/server/modules/waybill/anomaly/settings'
import type { AnomalyRule } from '@tufang/server/modules/waybill/enums'

/** Seconds since 1970 of a clock in Shanghai, on 2026-11-02 unless said otherwise. */
export const at = (clock: string, day = '2026-11-02'): number => Date.parse(`${day}T${clock}:00+08:00`) / 1000

/** A trip that no rule minds: loaded at 09:00, out at 09:10, done at 10:00, on the day shift, with a ticket. */
export const soundTrip: TripFacts = {
  status: 'UNLOADED',
  loadAt: at('09:00'),
  goAt: at('09:10'),
  doneAt: at('10:00'),
  loadKg: 25_000,
  capacityKg: 27_000,
  shift: 'DAY',
  dayStart: 360,
  nightStart: 1080,
  isTicket: true,
  ticketNo: 'A001',
  hasSite: true,
  projectName: '一号工地',
  siteName: '东场',
  soilType: '渣土',
  distance: 9000,
  overlaps: [],
  sharedPictures: [],
  repeatedPictures: [],
  sameTickets: [],
  ticketsLeft: null,
  unit: 'TON',
  thousandths: 25_000,
  words: [],
  norm: {
    distance: { samples: 100, metres: 9000 },
    cycle: { samples: 100, seconds: 2400 },
    tickets: { samples: 100, used: 98 },
  },
}

export const NOW = at('12:00')

/** Sentence and key of the anomaly that a rule finds in a trip that differs from a sound one; null for none. */
export function judge(
  rule: `${AnomalyRule}`,
  trip: Partial<TripFacts>,
  { limits = {}, now = NOW }: { limits?: Record<string, number>; now?: number } = {},
): { text: string; key: string; others: string[] } | null {
  const found = rules[rule].find({ ...soundTrip, ...trip }, { ...defaultSetting(rule).limits, ...limits }, now)
  return (
    found && {
      text: rules[rule].tell(JSON.parse(JSON.stringify(found.evidence))),
      key: found.key,
      others: (found.others ?? []).map(({ no }) => no),
    }
  )
}
