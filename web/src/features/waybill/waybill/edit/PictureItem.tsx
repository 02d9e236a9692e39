import { LuArrowLeft, LuTrash2 } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import { Picture } from '../pictures/Picture'
import { texts as waybillTexts } from '../texts'
import css from './pictures-field.module.css'
import { texts } from './texts'

interface Props {
  url: string
  /** What it is called: which picture of which punch. */
  name: string
  onOpen: () => void
  /** Undefined for the first one. */
  onFirst?: () => void
  onRemove: () => void
  /** It stands there to be looked at only. */
  fixed?: boolean
}

/** A picture of the form: opened large, made the first, or taken away. */
export function PictureItem({ url, name, onOpen, onFirst, onRemove, fixed }: Props) {
  return (
    <li>
      <button type="button" className={css.open} aria-label={waybillTexts.preview(name)} onClick={onOpen}>
        <Picture className={css.picture} url={url} alt={name} />
      </button>
      {!fixed && (
        <span>
          {onFirst && (
            <IconButton
              size="xs"
              label={texts.pictureFirst(name)}
              icon={<LuArrowLeft aria-hidden />}
              onClick={onFirst}
            />
          )}
          <IconButton size="xs" label={texts.pictureRemove(name)} icon={<LuTrash2 aria-hidden />} onClick={onRemove} />
        </span>
      )}
    </li>
  )
}
