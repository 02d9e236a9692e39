/** Characters that cannot begin a line. */
const NO_START = /^[、，。．）】」』》〉〕：；！？…～·”’%％‰℃々ー,.!?:;)\]}]/u
/** Characters that cannot end a line. */
const NO_END = /[（【「『《〈〔“‘([{¥￥$#＃№]$/u
/** Number with its unit. */
const FIGURE_END = /[\d.]$/u
const UNIT = /^(元|万|亿|车|方|吨|张|单|公里|分钟|小时|页|年|月|日|天|时|分|秒|次|趟|期|号|%|‰)/u
/** Word or number with the signs inside of it, or a single other character. */
const PIECE = /[\p{Script=Latin}\d]+(?:[.,:/_+@&'’-][\p{Script=Latin}\d]+)*| +|./gsu

/** Texts that no line break may split, in order; spaces are texts as well. */
function unbroken(text: string): string[] {
  const parts: string[] = []
  for (const [piece] of text.matchAll(PIECE)) {
    const last = parts.at(-1)
    if (last !== undefined && belongs(last, piece)) parts[parts.length - 1] = last + piece
    else if (joinsFigure(parts, piece)) parts.push(`${parts.splice(-2).join('')}${piece}`)
    else parts.push(piece)
  }
  return parts
}

const isSpace = (part: string | undefined): boolean => part !== undefined && part.trim() === ''

const belongs = (last: string, piece: string): boolean =>
  !isSpace(last) &&
  !isSpace(piece) &&
  (NO_START.test(piece) || NO_END.test(last) || (FIGURE_END.test(last) && UNIT.test(piece)) || endsPrice(last, piece))

/** Whether a price ends here: 元, a stroke, and a unit, as in 元/车. */
const endsPrice = (last: string, piece: string): boolean =>
  (/\d\s?元$/u.test(last) && piece === '/') || /元\/$/u.test(last)

/** Figures like "80.00 元" and "¥ 80.00", whose space allows no line break. */
function joinsFigure(parts: readonly string[], piece: string): boolean {
  const [last, space] = [parts.at(-2), parts.at(-1)]
  if (last === undefined || !isSpace(space) || isSpace(piece)) return false
  return (FIGURE_END.test(last) && UNIT.test(piece)) || (/[¥￥$]$/u.test(last) && /^\d/u.test(piece))
}

/**
 * Text that is too wide for any line, cut where it must be; a sign that cannot begin a line takes the character before
 * it along.
 */
function cut(part: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of part) {
    if (line !== '' && widthOf(line + character) > width) {
      const kept = NO_START.test(character) ? [...line].slice(-1).join('') : ''
      lines.push(line.slice(0, line.length - kept.length) || line)
      line = lines.at(-1) === line ? '' : kept
    }
    line += character
  }
  return [...lines, line]
}

/**
 * Breaks a text into lines by the rules for Chinese: between any two characters, but never before a closing sign
 * (、，。）】」：；) or after an opening one (（【「), inside a word or a number, or between a figure and its unit.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (widthOf(paragraph) <= width) return [paragraph]
    const lines: string[] = []
    let line = ''
    for (const part of unbroken(paragraph)) {
      if (widthOf(line + part.trimEnd()) <= width) {
        line += part
        continue
      }
      if (line.trim() !== '') lines.push(line.trimEnd())
      const pieces = cut(part.trimStart(), width, widthOf)
      line = pieces.pop() ?? ''
      lines.push(...pieces)
    }
    if (line.trim() !== '') lines.push(line.trimEnd())
    return lines
  })
}
