import { Port } from '../../domain.js'
import type { SubjectReader } from './document.queries.js'

/** Documents that other domains print: what stands on them, read anew for the public check. */
export const documentSubjects = new Port<{ PLAN: SubjectReader }>('document subjects')
