import { PictureRow } from '../pictures/Pictures'
import { texts } from './texts'

const PICTURES = new Set(['inPicture', 'goPicture'])

interface Props {
  field: string
  label: string
  value: string | null
}

/** What a field held: pictures as pictures, everything else in its words. */
export function Told({ field, label, value }: Props) {
  if (value === null) return texts.blank
  return PICTURES.has(field) ? <PictureRow name={label} field={value} /> : value
}
