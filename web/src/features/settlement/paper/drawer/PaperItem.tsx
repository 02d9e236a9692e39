import { formatMinute } from '../../../../ui/format/date'
import { LuFileText, LuTrash2 } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import { PictureRow } from '../../../waybill/picture'
import { EDIT, isPdf } from '../kinds'
import css from '../paper.module.css'
import { texts } from '../texts'
import type { Paper } from './groups'

interface Props {
  paper: Paper
  running: boolean
  /** Reason why it cannot be removed; null when it can. */
  fixed: string | null
  onRemove: () => void
}

/** Paper: a picture that opens large, or a link to its PDF, with its uploader and a button that removes it. */
export function PaperItem({ paper, running, fixed, onRemove }: Props) {
  const { fileUrl, fileName, createBy, createTime } = paper
  return (
    <li className={css.paper}>
      {isPdf(fileName) ? (
        <a className={css.pdf} href={fileUrl} target="_blank" rel="noreferrer" aria-label={`${texts.pdf} ${fileName}`}>
          <LuFileText aria-hidden size={22} />
        </a>
      ) : (
        <PictureRow name={fileName} field={fileUrl} />
      )}
      <span className={css.name}>
        <b>{fileName}</b>
        <small className="tf-number">{texts.by(createBy, formatMinute(createTime))}</small>
      </span>
      <IconButton
        size="xs"
        label={texts.removeOne(fileName)}
        icon={<LuTrash2 aria-hidden />}
        loading={running}
        permission={EDIT}
        disabledReason={fixed}
        onClick={onRemove}
      />
    </li>
  )
}
