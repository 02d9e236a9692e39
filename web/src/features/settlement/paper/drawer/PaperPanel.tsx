import { useRef, useState } from 'react'
import type { PaperKind } from '../../../../gql/types.generated'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { LuUpload } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { PicturePreview } from '../../../waybill/picture'
import { EDIT } from '../kinds'
import css from '../paper.module.css'
import { texts } from '../texts'
import { UploadDialog } from '../upload/UploadDialog'
import { groupsOf, type KindGroup, type PaperedSettlement, reasonAgainstRemoval, reasonAgainstUpload } from './groups'
import { PaperItem } from './PaperItem'
import { useRemoval } from './useRemoval'

const states = {
  lacking: ['warning', texts.kindLacking],
  held: ['good', texts.kindHeld],
  extra: ['neutral', texts.kindExtra],
} as const satisfies Record<KindGroup['state'], readonly ['warning' | 'good' | 'neutral', string]>

interface Props {
  settlement: PaperedSettlement
  /** Whether the page has another main verb. */
  quiet?: boolean
}

/** Papers of a settlement by kind, missing kinds first; each kind is uploaded at its place. */
export function PaperPanel({ settlement, quiet = false }: Props) {
  const { id, settleNo } = settlement
  const panel = useRef<HTMLUListElement>(null)
  // Moves the focus to the place of the removed paper, whose button is gone.
  const { remove, running } = useRemoval(settleNo, (kind) =>
    (
      panel.current?.querySelector<HTMLElement>(`[data-kind="${kind}"] button`) ??
      panel.current?.querySelector<HTMLElement>('button')
    )?.focus(),
  )
  /** Kind of the upload; null if the person chooses it. */
  const [uploading, setUploading] = useState<{ kind: PaperKind | null } | null>(null)
  const groups = groupsOf(settlement)
  const closed = reasonAgainstUpload(settlement)
  return (
    <PicturePreview>
      {groups.length === 0 && <p className={looks.hint}>{texts.noPapers}</p>}
      <ul ref={panel} className={css.kinds}>
        {groups.map(({ kind, state, papers }, at) => {
          const [tone, word] = states[state]
          return (
            <li key={kind} className={css.kind} data-kind={kind} aria-label={texts.kinds[kind]}>
              <div className={css.head}>
                <b>{texts.kinds[kind]}</b>
                <StatusBadge tone={tone}>{word}</StatusBadge>
                <Button
                  size="xs"
                  variant={at === 0 && state === 'lacking' && !quiet ? 'solid' : 'outline'}
                  icon={<LuUpload aria-hidden />}
                  permission={EDIT}
                  disabledReason={closed}
                  onClick={() => setUploading({ kind })}
                >
                  {texts.uploadInto(texts.kinds[kind])}
                </Button>
              </div>
              {papers.length === 0 ? (
                <p className={looks.hint}>{texts.nothing}</p>
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
