import type { PhaseTripsInput } from '../../../gql/types.generated'

/** Whose trips or records: those of a phase, or of a project: all of them, or what is in none of its phases. */
export type Whose = Pick<PhaseTripsInput, 'phaseId' | 'projectInfoId' | 'whole'>

/** Before the id of a project, in place of a phase's. */
const [NO_PHASE, WHOLE] = ['none.', 'all.']

const after = (prefix: string, text: string): string | undefined =>
  text.startsWith(prefix) ? text.slice(prefix.length) : undefined

/** The same in an address; undefined where the text names nobody. */
export const whose = {
  read(text: string): Whose | undefined {
    const [none, whole] = [after(NO_PHASE, text), after(WHOLE, text)]
    if (text === '' || none === '' || whole === '') return undefined
    if (none) return { projectInfoId: none }
    return whole ? { projectInfoId: whole, whole: true } : { phaseId: text }
  },
  write({ phaseId, projectInfoId, whole }: Whose): string {
    if (phaseId) return phaseId
    return projectInfoId ? `${whole ? WHOLE : NO_PHASE}${projectInfoId}` : ''
  },
}
