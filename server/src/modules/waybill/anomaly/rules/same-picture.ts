import { waybillLabels as labels } from '../../waybill/fields.js'
import type { PicturePlace } from '../facts.js'
import { defineRule } from './rule.js'

const PLACES: Readonly<Record<PicturePlace, string>> = { LOADING: labels.inPicture, LEAVING: labels.goPicture }

type Evidence = {
  /** Places of pictures that older waybills also have. */
  places: PicturePlace[]
  nos: string[]
  /** Places of pictures that the waybill has more than once; missing in old flags. */
  repeated?: PicturePlace[]
}

const named = (places: readonly PicturePlace[]): string[] =>
  (Object.keys(PLACES) as PicturePlace[]).filter((place) => places.includes(place)).map((place) => PLACES[place])

/** Rule: a picture is on an older waybill, too, or twice on this one. */
export const samePicture = defineRule({
  description: '照片与更早的运单相同，或在同一运单上重复',
  limits: {},
  find({ status, sharedPictures, repeatedPictures }) {
    if (status === 'VOID' || sharedPictures.length + repeatedPictures.length === 0) return null
    const others = [...new Map(sharedPictures.map(({ id, no }) => [id, { id, no }])).values()]
    const places = [...new Set(sharedPictures.map(({ place }) => place))].toSorted()
    const repeated = repeatedPictures.toSorted()
    const evidence: Evidence = { places, nos: others.map(({ no }) => no), repeated }
    const key = [...places, ...others.map(({ id }) => id).toSorted(), ...repeated.map((place) => `=${place}`)]
    return { evidence, key: key.join(' '), others }
  },
  tell({ places, nos, repeated = [] }: Evidence) {
    const [first, second] = named(repeated)
    return [
      ...(nos.length > 0 ? [`${named(places).join('、')}与运单${nos.join('、')}相同`] : []),
      ...(first ? [second ? `${first}与${second}相同` : `${first}有重复`] : []),
    ].join('；')
  },
})
