import { defineRule } from './rule.js'

const PLACES = { LOADING: '装车照片', LEAVING: '出场照片' } as const

interface Evidence extends Record<string, string[]> {
  places: (keyof typeof PLACES)[]
  nos: string[]
}

/** A picture that an older waybill shows already. */
export const samePicture = defineRule({
  description: '照片与更早的运单相同',
  limits: {},
  find({ status, sharedPictures }) {
    if (status === 'VOID' || sharedPictures.length === 0) return null
    const others = [...new Map(sharedPictures.map(({ id, no }) => [id, { id, no }])).values()]
    const places = [...new Set(sharedPictures.map(({ place }) => place))].toSorted()
    const evidence: Evidence = { places, nos: others.map(({ no }) => no) }
    const key = others.map(({ id }) => id).toSorted()
    return { evidence, key: [...places, ...key].join(' '), others }
  },
  tell({ places, nos }: Evidence) {
    const shown = (Object.keys(PLACES) as Evidence['places']).filter((place) => places.includes(place))
    return `${shown.map((place) => PLACES[place]).join('、')}与运单${nos.join('、')}相同`
  },
})
