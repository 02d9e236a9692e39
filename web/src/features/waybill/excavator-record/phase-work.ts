import type { PhaseWorkInput } from '../../../gql/types.generated'
import type { Param } from '../../../ui/list/params'
import { whose } from '../../insight/phase-charts'
import { texts } from './texts'

const UNPRICED = 'UNPRICED'

function workOf(text: string): PhaseWorkInput | undefined {
  const [of = '', which, ...more] = text.split('~')
  const found = whose.read(of)
  if (!found || more.length || (which !== undefined && which !== UNPRICED)) return undefined
  return { ...found, ...(which && { unpriced: true }) }
}

/** The records that a phase's cost has, in an address: "17", "17~UNPRICED" of those without a price, "all.4" of a project, "none.4" of it beside its phases. */
export const phaseWork: Param<PhaseWorkInput> = {
  read: (text) => workOf(text ?? ''),
  write: (work) => (work ? [whose.write(work), work.unpriced && UNPRICED].filter(Boolean).join('~') : null),
  isReadable: (text) => workOf(text) !== undefined,
}

/** Which records are meant, in words. */
export const workText = ({ phaseId, whole, unpriced }: PhaseWorkInput): string =>
  [phaseId ? texts.ofPhase : whole ? texts.ofProject : texts.ofNoPhase, unpriced ? texts.unpriced : '']
    .filter(Boolean)
    .join('，')
