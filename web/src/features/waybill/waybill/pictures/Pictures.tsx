import { picturesOf } from '../rows'
import { texts } from '../texts'
import { Picture } from './Picture'
import css from './pictures.module.css'
import { usePicturePreview } from './preview'

interface Props {
  name: string
  /** Comma-separated addresses. */
  field: string | null
}

/** The first picture, which opens them all; a note says so when there are several (001 §3). */
export function Pictures({ name, field }: Props) {
  const preview = usePicturePreview()
  const urls = picturesOf(field)
  const [first] = urls
  if (!first) return <span className={css.none}>{texts.noPictures}</span>
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

/** Every picture, small: each opens them all, itself first. What a history tells of pictures. */
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

/** The same in a table cell: small, with the number of pictures. */
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
