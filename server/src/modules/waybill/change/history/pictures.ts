import type { FieldDiff } from './diff.js'

/** The addresses that a change writes. */
export const changedPictures = (diffs: readonly FieldDiff[]): string[] =>
  diffs.flatMap(({ field, after }) =>
    (field === 'inPicture' || field === 'goPicture') && typeof after === 'string' ? [after] : [],
  )
