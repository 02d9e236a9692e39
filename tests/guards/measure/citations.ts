import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../support/imports.ts'

export interface Citation {
  file: string
  line: number
  text: string
}

/** Texts that may cite; generated texts are not read. */
const READ = /\.(ts|tsx|js|md|grit|sql|tpl|css|html|yml|graphql)$|^\.ci\//
const WRITTEN = /\.generated\.ts$|^schema\.graphql$|^tests\/guards\/measure\//

/** Documents outside of the project: known by number, paragraph or name. */
const ELSEWHERE = /§|\bdecisions \d|\b(the|our) specifications?\b|\bspec\/\w|\bdesign\/\w|\bux\.md\b/i

/**
 * Paths from the root, in comments and documents; one with a placeholder, such as `x.ts` or `<aggregate>`, names no
 * file.
 */
const PLACE = /(?<![\w/.~@-])(?:server|web|tests|tools|docs|seeds)\/[\w./-]+\.(?:tsx?|md|json|sql|grit|tpl|yml)\b/g
const GAP = /(^|\/)(x|X|NNNN|Noun)[.\w-]*$|__/

/** Texts of the project, including those that are not committed yet. */
export function textsOfProject(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\0')
    .filter((file) => READ.test(file) && !WRITTEN.test(file) && existsSync(path.join(root, file)))
    .sort()
}

/** Part of a line that may cite: all of a document, the comments of a source. */
const saidIn = (file: string, line: string): string =>
  /\.(md|tpl)$/.test(file) ? line : (/(?:^\s*\/?\*|\/\*|\/\/|^\s*#)(.*)/.exec(line)?.[1] ?? '')

/** Lines that cite a document or a file that is not in the repository. */
export function citationsIn(file: string): Citation[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return lines.flatMap((text, at) => {
    const places = saidIn(file, text).match(PLACE) ?? []
    const isGone = places.some((place) => !GAP.test(place) && !existsSync(path.join(root, place)))
    return isGone || ELSEWHERE.test(text) ? [{ file, line: at + 1, text: text.trim() }] : []
  })
}
