import { formatMinute } from '../../../../ui/format/date'
import { LuFileText, LuTrash2 } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import { PictureRow } from '../../../waybill/waybill'
import { isPdf } from '../files'
import { EDIT } from '../kinds'
import { texts } from '../texts'
import type { Paper } from './groups'
import css from './panel.module.css'

interface Props {
  paper: Paper
  running: boolean
  /** Why it stays; null where it can be taken away. */
  fixed: string | null
  onRemove: () => void
}

/** One paper: a picture that opens large, or a link to its PDF; who brought it, and a way to take it away. */
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
