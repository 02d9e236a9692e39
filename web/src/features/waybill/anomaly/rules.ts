import type { AnomalyRule } from '../../../gql/types.generated'
import { texts } from './texts'

/** Every rule, in the order in which they are listed. */
export const RULES = Object.keys(texts.rules) as AnomalyRule[]
