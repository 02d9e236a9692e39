import type { TypeName } from '../../../gql/typeNames.generated'
import type { PaperKind } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { texts } from './texts'

const NAME = /\.(pdf|jpe?g|png)$/i
const MAX_BYTES = 5 * 1024 * 1024
/** Most files that are saved at once. */
export const MAX_FILES = 100

export const ACCEPTED = '.jpg,.jpeg,.png,.pdf'

export const isPdf = (name: string): boolean => /\.pdf$/i.test(name)

/** Reason why a file cannot be a paper; null when it can. The server also checks its content. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!NAME.test(name)) return texts.format
  if (size === 0) return texts.emptyFile
  return size > MAX_BYTES ? texts.size : null
}

/** Kinds that a company may need for every settlement, in order. */
export const NEEDABLE = Object.keys(texts.meanings) as (keyof typeof texts.meanings)[]
export const KINDS: readonly PaperKind[] = [...NEEDABLE, 'OTHER']

export const kindOptions = enumOptions(KINDS, texts.kinds)

/** Permission to add and remove papers. */
export const EDIT = 'chain:garbagecustomersales:edit'
/** Permission to set the needed kinds. */
export const SETTINGS = 'sys:companysettings:edit'

/** Types with papers, which are refreshed after a change of papers. */
export const OF_PAPERS: readonly TypeName[] = ['Settlement', 'DocumentCompleteness']
