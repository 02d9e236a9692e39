import { useState } from 'react'
import { needs } from '../texts'
import type { MergingKind } from './kind'
import { MergeDialog } from './MergeDialog'
import { texts } from './texts'

/** 合并 among the verbs of a kind, with its dialog. */
export function mergingOf<Row extends { id: string }>(kind: MergingKind<Row>) {
  const { what, permission = needs({}).edit, nameOf, document, useChoices } = kind
  return {
    more: { merge: texts.merge },
    useMore: (onDone: () => void) => {
      const [merging, setMerging] = useState<Row | null>(null)
      return {
        handlers: { merge: setMerging },
        dialogs: merging && (
          <MergeDialog
            what={what}
            dropped={{ id: merging.id, name: nameOf(merging) }}
            permission={permission}
            document={document}
            useChoices={useChoices}
            onClose={() => setMerging(null)}
            onDone={onDone}
          />
        ),
      }
    },
  }
}
