import { useRef, useState } from 'react'
import type { PaperKind } from '../../../../gql/types.generated'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { LuUpload } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { PicturePreview } from '../../../waybill/waybill'
import { EDIT } from '../kinds'
import { texts } from '../texts'
import { UploadDialog } from '../upload/UploadDialog'
import { groupsOf, type KindGroup, type PaperedSettlement, reasonAgainstRemoval, reasonAgainstUpload } from './groups'
import { PaperItem } from './PaperItem'
import css from './panel.module.css'
import { useRemoval } from './useRemoval'

const states = {
  lacking: ['warning', texts.kindLacking],
  held: ['good', texts.kindHeld],
  extra: ['neutral', texts.kindExtra],
} as const satisfies Record<KindGroup['state'], readonly ['warning' | 'good' | 'neutral', string]>

/** The papers of a settlement by kind, what is missing first; each kind is uploaded where it stands. */
export function PaperPanel({ settlement }: { settlement: PaperedSettlement }) {
  const { id, settleNo } = settlement
  const panel = useRef<HTMLUListElement>(null)
  // The keyboard goes on where the paper was: its button is gone.
  const { remove, running } = useRemoval(settleNo, (kind) =>
    (
      panel.current?.querySelector<HTMLElement>(`[data-kind="${kind}"] button`) ??
      panel.current?.querySelector<HTMLElement>('button')
    )?.focus(),
  )
  /** What is uploaded; null as the kind where the person says it. */
  const [uploading, setUploading] = useState<{ kind: PaperKind | null } | null>(null)
  const groups = groupsOf(settlement)
  const closed = reasonAgainstUpload(settlement)
  return (
    <PicturePreview>
      {groups.length === 0 && <p className={css.nothing}>{texts.noPapers}</p>}
      <ul ref={panel} className={css.kinds}>
        {groups.map(({ kind, state, papers }) => {
          const [tone, word] = states[state]
          return (
            <li key={kind} className={css.kind} data-kind={kind} aria-label={texts.kinds[kind]}>
              <div className={css.head}>
                <b>{texts.kinds[kind]}</b>
                <StatusBadge tone={tone}>{word}</StatusBadge>
                <Button
                  size="xs"
                  variant={state === 'lacking' ? 'solid' : 'outline'}
                  icon={<LuUpload aria-hidden />}
                  permission={EDIT}
                  disabledReason={closed}
                  onClick={() => setUploading({ kind })}
                >
                  {texts.uploadInto(texts.kinds[kind])}
                </Button>
              </div>
              {papers.length === 0 ? (
                <p className={css.nothing}>{texts.nothing}</p>
              ) : (
                <ul className={css.papers}>
                  {papers.map((paper) => (
                    <PaperItem
                      key={paper.id}
                      paper={paper}
                      running={running === paper.id}
                      fixed={reasonAgainstRemoval(paper, settlement)}
                      onRemove={() => remove(paper)}
                    />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      <Button
        size="xs"
        icon={<LuUpload aria-hidden />}
        permission={EDIT}
        disabledReason={closed}
        onClick={() => setUploading({ kind: null })}
      >
        {texts.uploadOther}
      </Button>
      {uploading && (
        <UploadDialog
          given={{ settlement: { id, settleNo }, kind: uploading.kind }}
          onClose={() => setUploading(null)}
        />
      )}
    </PicturePreview>
  )
}
