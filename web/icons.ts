import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Plugin } from 'vite'

const PREFIX = '~icons/'
/** The module that all icons are made with: strokes as Lucide draws them, as large as the text beside. */
const MAKER = `${PREFIX}maker`
const maker = `import { createElement } from 'react'
const svg = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }
export const makeIcon = (__html) => ({ size = '1em', ...props }) =>
  createElement('svg', { ...svg, width: size, height: size, ...props, dangerouslySetInnerHTML: { __html } })`
/** What the file says of each shape and the maker of all. */
const STROKE = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g

interface Icons {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}
const { icons, aliases }: Icons = lucide

/**
 * Makes a React component of each icon that is imported as `~icons/<its name at Lucide>`: only those that pages show
 * are built.
 */
export function lucideIcons(): Plugin {
  return {
    name: 'lucide-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      if (id === `\0${MAKER}`) return maker
      const name = id.slice(PREFIX.length + 1)
      const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
      if (!icon) return this.error(`Lucide has no icon ${name}`)
      const code = `import { makeIcon } from '${MAKER}'
export default /* @__PURE__ */ makeIcon(${JSON.stringify(icon.body.replaceAll(STROKE, ''))})`
      // A page that shows none of them does not fetch them.
      return { code, moduleSideEffects: false }
    },
  }
}
