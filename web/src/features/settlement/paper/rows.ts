import type { PaperRowFragment } from './paper.generated'

export type PaperRow = PaperRowFragment
