import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { root } from '../../support/imports.ts'

export interface Comment {
  file: string
  /** First line, counted from 1. */
  line: number
  /** Words without comment signs, on one line. */
  text: string
  /** Length of the longest line of the comment. */
  width: number
}

/** Instructions to programs, whose form is fixed. */
const ORDER = /^(biome-ignore|@ts-|@vite-ignore|@__PURE__|\/ <reference|#)/

/** Words that point at a thing, or ask for it, where its name should stand. */
const OPENERS = [
  ...['What', 'Whatever', 'Which', 'Whichever', 'Who', 'Whoever', 'Whom', 'Whomever', 'Whose', 'Whosoever'],
  ...['Where', 'When', 'Why', 'How', 'Whence', 'Whither', 'Those', 'These', 'That', 'This', 'The same', 'Such'],
  ...['It', 'They', 'He', 'She', 'As', 'So', 'Something', 'Somebody', 'Everything', 'Nothing'],
]
const OPENER = new RegExp(`^(${OPENERS.join('|')})(?![\\w-])`)

/** Turns of phrase that have to be read twice. */
const TURN = /\bas (it|they) shall be\b|\bwhat is no\b/i

/** Whether a comment breaks the rules of docs/style.md for first words and turns of phrase. */
export const isOdd = ({ text }: Comment): boolean => OPENER.test(text) || TURN.test(text)

/** Longest line of code for Biome, which leaves comments alone. */
const WIDEST = 120

/** Whether a comment is wider than code may be, except for an address, which cannot be broken. */
export const isWide = ({ text, width }: Comment): boolean => width > WIDEST && !/https?:\/\/\S{60}/.test(text)

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length

/** Comments of a source; consecutive lines are one comment. */
export function commentsIn(file: string): Comment[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const lines = source.split('\n')
  const found: Comment[] = []
  let end = 0
  let isBlock = true
  for (const comment of parseSync(file, source).comments) {
    const text = comment.value.replaceAll(/^[*\s]+|\s*\n[ \t]*\*?[ \t]*/g, ' ').trim()
    const [first, last] = [lineAt(source, comment.start), lineAt(source, comment.end)]
    const width = Math.max(...lines.slice(first - 1, last).map(({ length }) => length))
    const before = found.at(-1)
    const goesOn = !isBlock && comment.type === 'Line' && /^\n[ \t]*$/.test(source.slice(end, comment.start))
    isBlock = comment.type === 'Block'
    end = comment.end
    if (goesOn && before)
      Object.assign(before, { text: `${before.text} ${text}`, width: Math.max(before.width, width) })
    else found.push({ file, line: first, text, width })
  }
  return found.filter(({ text }) => !ORDER.test(text))
}
