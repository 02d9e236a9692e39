import type { Param } from '../../../ui/list/params'
import { type Whose, whose } from './whose'

/** Costs of a phase or a project beside its trips, all of them or those without a price: records of excavators, tickets. */
export type WhoseBooked = Whose & { unpriced?: boolean | null }

const UNPRICED = 'UNPRICED'

function bookedOf(text: string): WhoseBooked | undefined {
  const [of = '', which, ...more] = text.split('~')
  const found = whose.read(of)
  if (!found || more.length || (which !== undefined && which !== UNPRICED)) return undefined
  return { ...found, ...(which && { unpriced: true }) }
}

/** Address of them: "17" of a phase, "17~UNPRICED" without a price, "all.4" of a project, "none.4" of it beside its phases. */
export const phaseBooked: Param<WhoseBooked> = {
  read: (text) => bookedOf(text ?? ''),
  write: (of) => (of ? [whose.write(of), of.unpriced && UNPRICED].filter(Boolean).join('~') : null),
  isReadable: (text) => bookedOf(text) !== undefined,
}

const WHOSE = { phase: '分期', whole: '整个项目', none: '不属于任何分期' }

/** Words for which of them are meant. */
export const bookedText = ({ phaseId, whole, unpriced }: WhoseBooked, part: string, lacking: string): string =>
  `${WHOSE[phaseId ? 'phase' : whole ? 'whole' : 'none']}的${part}${unpriced ? `，${lacking}` : ''}`
