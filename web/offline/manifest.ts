import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Sides of the icons in pixels: of the screen's icon, of the picture while the program starts, and of iPhones. */
const SIDES = [192, 512, 180]
/** Part of a side that a system which cuts icons round leaves whole. */
const SAFE = 0.8

const iconOf = (name: string, side: number, purpose: string) => ({
  ...{ src: `/icons/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose },
})

/** What a phone is told of the program before it puts it on its screen. */
export const manifest = {
  id: '/work/punch',
  name: '土方通打卡',
  short_name: '土方通',
  description: '装车、出场、卸车打卡，没有网络也能用',
  lang: 'zh-CN',
  start_url: '/work/punch',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: '#f3f5f8',
  theme_color: '#1f4fb8',
  icons: [iconOf('192', 192, 'any'), iconOf('512', 512, 'any'), iconOf('cut', 512, 'maskable')],
}

/** Pictures of the program's own drawing, by their names. */
export async function drawnIcons(): Promise<Map<string, Buffer>> {
  const drawing = await readFile(path.resolve(import.meta.dirname, '../public/favicon.svg'))
  const drawn = (side: number) => sharp(drawing, { density: 72 * (side / 32) }).resize(side, side)
  const icons = new Map<string, Buffer>()
  for (const side of SIDES) icons.set(`${side}`, await drawn(side).png().toBuffer())
  const [side = 0] = SIDES.toSorted((one, other) => other - one)
  const inner = side * SAFE
  const edge = (side - inner) / 2
  const [before, after] = [Math.floor(edge), Math.ceil(edge)]
  const cut = drawn(side - before - after)
    .extend({ top: before, left: before, bottom: after, right: after, background: manifest.theme_color })
    .flatten({ background: manifest.theme_color })
  icons.set('cut', await cut.png().toBuffer())
  return icons
}
