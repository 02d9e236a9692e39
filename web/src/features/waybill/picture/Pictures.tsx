import looks from '../../../ui/layout/looks.module.css'
import { picturesOf } from './address'
import { Picture } from './Picture'
import css from './picture.module.css'
import { usePicturePreview } from './preview'
import { texts } from './texts'

interface Props {
  name: string
  /** Addresses joined by commas. */
  field: string | null
}

/** First picture, which opens all of them; a note tells of others. */
export function Pictures({ name, field }: Props) {
  const preview = usePicturePreview()
  const urls = picturesOf(field)
  const [first] = urls
  if (!first) return <span className={looks.faint}>{texts.noPictures}</span>
  return (
    <figure className={css.figure}>
      <button
        type="button"
        className={css.open}
        aria-label={texts.preview(name)}
        onClick={() => preview({ name, urls })}
      >
        <Picture className={css.first} url={first} alt={name} />
      </button>
      {urls.length > 1 && <figcaption>{texts.previewMany}</figcaption>}
    </figure>
  )
}

/** Small pictures, each of which opens all of them, beginning with itself; also used in histories. */
export function PictureRow({ name, field }: Props) {
  const preview = usePicturePreview()
  const urls = picturesOf(field)
  return (
    <span className={css.row}>
      {urls.map((url, at) => (
        <button
          key={url}
          type="button"
          className={css.open}
          aria-label={texts.preview(texts.picture(name, at + 1, urls.length))}
          onClick={() => preview({ name, urls: [...urls.slice(at), ...urls.slice(0, at)] })}
        >
          <Picture className={css.small} url={url} alt="" />
        </button>
      ))}
    </span>
  )
}

/** First picture in a table cell: small, with the number of pictures. */
export function PictureCell({ name, field }: Props) {
  const preview = usePicturePreview()
  const urls = picturesOf(field)
  const [first] = urls
  if (!first) return null
  return (
    <button
      type="button"
      className={css.cell}
      aria-label={texts.preview(name)}
      data-tip={urls.length > 1 ? texts.previewMany : texts.preview(name)}
      onClick={() => preview({ name, urls })}
    >
      <Picture className={css.thumb} url={first} alt="" />
      {urls.length > 1 && <span>{urls.length}</span>}
    </button>
  )
}
