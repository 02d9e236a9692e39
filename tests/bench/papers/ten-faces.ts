import { type Face, faceOf, faces } from '../../support/papers/faces.ts'

const own = (name: string, from: string, files: RegExp, weight?: number): Face =>
  faceOf(name, { from, folder: 'files', files, ...(weight ? { weight } : {}) }, import.meta.url)

const SONG = '@fontsource-variable/noto-serif-sc'
const KAI = 'lxgw-wenkai-webfont'

/** Four black faces, four of the Song kind and two of the Kai kind: those of the project, and what only this package brings. */
export const tenFaces: readonly Face[] = [
  ...Object.values(faces),
  own('Noto Sans SC Light', '@fontsource-variable/noto-sans-sc', /-wght-normal\.woff2$/, 300),
  own('Noto Serif SC', SONG, /-wght-normal\.woff2$/, 400),
  own('Noto Serif SC Bold', SONG, /-wght-normal\.woff2$/, 700),
  own('ZCOOL XiaoWei', '@fontsource/zcool-xiaowei', /-400-normal\.woff2$/),
  own('LXGW WenKai', KAI, /^lxgwwenkai-regular-.*\.woff2$/),
  own('LXGW WenKai Light', KAI, /^lxgwwenkai-light-.*\.woff2$/),
]
