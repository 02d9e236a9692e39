import { LuArrowLeft, LuTrash2 } from '../../../ui/icons'
import { IconButton } from '../../../ui/layout/Button'
import { Picture } from './Picture'
import css from './picture.module.css'
import { texts } from './texts'

interface Props {
  url: string
  /** Name: which picture of which punch. */
  name: string
  onOpen: () => void
  /** Makes it the first picture; undefined for the first one. */
  onFirst?: () => void
  onRemove: () => void
  /** Whether the picture has no verbs. */
  fixed?: boolean
}

/** Picture of the form: opened large, made the first, or removed. */
export function PictureItem({ url, name, onOpen, onFirst, onRemove, fixed }: Props) {
  return (
    <li>
      <button type="button" className={css.fieldOpen} aria-label={texts.preview(name)} onClick={onOpen}>
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
