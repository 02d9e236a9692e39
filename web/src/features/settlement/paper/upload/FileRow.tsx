import type { PaperKind } from '../../../../gql/types.generated'
import { ChoiceSelect } from '../../../../ui/form/ChoiceSelect'
import { Field } from '../../../../ui/form/Field'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { LuFileText, LuImage, LuX } from '../../../../ui/icons'
import { Button, IconButton } from '../../../../ui/layout/Button'
import looks from '../../../../ui/layout/looks.module.css'
import { PictureRow } from '../../../waybill/picture'
import { isPdf, kindOptions } from '../kinds'
import css from '../paper.module.css'
import { texts } from '../texts'
import { SettlementField } from './SettlementField'
import { isMatched, otherCode, type Row } from './uploads'

interface Props {
  row: Row
  onChange: (fields: Partial<Row>) => void
  onAgain: () => void
  onRemove: () => void
}

function Thumbnail({ row: { file, url } }: { row: Row }) {
  if (url && !isPdf(file.name)) return <PictureRow name={file.name} field={url} />
  const Icon = isPdf(file.name) ? LuFileText : LuImage
  return (
    <span className={css.icon}>
      <Icon aria-hidden size={22} />
    </span>
  )
}

/** Progress in words and, while running, as a bar. */
function Progress({ row }: { row: Row }) {
  const { file, state, share, fault, unread } = row
  if (fault) return <p className={css.bad}>{fault}</p>
  if (state === 'SENDING') {
    return <progress className={css.bar} value={share} max={1} aria-label={texts.progress(file.name)} />
  }
  if (isMatched(row)) return <StatusBadge tone="good">{texts.matched}</StatusBadge>
  return <span className={looks.note}>{unread ? texts.unread(unread) : texts.states[state]}</span>
}

/** File to become a paper: its progress, its kind, and its settlement. */
export function FileRow({ row, onChange, onAgain, onRemove }: Props) {
  const { file, state, kind, settleNo, settlement, refusal } = row
  const other = otherCode(row)
  const asking = state === 'READY'
  return (
    <li className={css.row} aria-label={file.name}>
      <Thumbnail row={row} />
      <div className={css.about}>
        <b>{file.name}</b>
        <span role="status">
          <Progress row={row} />
        </span>
      </div>
      <Field label={texts.kind} required hint={asking && !kind ? texts.chooseKind : undefined}>
        {(ids) => (
          <ChoiceSelect
            {...ids}
            label={texts.kind}
            options={kindOptions}
            value={kind}
            empty={texts.chooseKind}
            onChange={(next) => onChange({ kind: next as PaperKind | '', refusal: null })}
          />
        )}
      </Field>
      <SettlementField
        text={settleNo}
        chosen={settlement}
        hint={other ? texts.otherCode(other) : asking && !settlement ? texts.chooseSettlement : undefined}
        onChange={(text, chosen) => onChange({ settleNo: text, settlement: chosen, refusal: null })}
      />
      <span className={css.verbs}>
        {state === 'FAILED' && (
          <Button size="xs" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
        <IconButton size="xs" label={texts.removeRow(file.name)} icon={<LuX aria-hidden />} onClick={onRemove} />
      </span>
      {refusal && (
        <p className={css.refusal} role="alert">
          {refusal}
        </p>
      )}
    </li>
  )
}
