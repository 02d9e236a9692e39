import { z } from 'zod'
import { isCreditCode } from '../../kernel/values/credit-code.js'
import { isIdNumber } from '../../kernel/values/id-number.js'
import { daysIn, FOREVER, termIn } from './fields/days.js'
import type { EmblemField, LicenceField, PortraitField, Reading, ReadRun } from './ocr.js'
import { field, known } from './ocr.js'

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export const wordsAnswer = z.object({
  error_code: z.number().optional(),
  image_status: z.string().optional(),
  words_result: z.record(z.string(), z.object({ words: z.string() })).optional(),
})
export type WordsAnswer = z.infer<typeof wordsAnswer>

/** Answer with every line of writing and its place. */
export const linesAnswer = z.object({
  error_code: z.number().optional(),
  words_result: z
    .array(
      z.object({
        words: z.string(),
        location: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
      }),
    )
    .optional(),
})
export type LinesAnswer = z.infer<typeof linesAnswer>

export const runsFrom = ({ words_result: lines = [] }: LinesAnswer): ReadRun[] =>
  lines.map(({ words: text, location: { left, top, width, height } }) => ({
    ...{ text, left, top },
    ...{ right: left + width, bottom: top + height },
  }))

/** Warnings about a picture that was hard to read, but was read. */
const HARD = ['blurred', 'over_exposure', 'over_dark', 'unknown']

/**
 * Words by their names; a word that the provider calls 无 was not on the picture. Undefined where it saw another paper.
 */
function wordsOf({ image_status: status = 'normal', words_result: words = {} }: WordsAnswer) {
  if (status !== 'normal' && !HARD.includes(status)) return undefined
  const word = (name: string): string | undefined => {
    const text = words[name]?.words.normalize('NFKC').trim()
    return text === '' || text === '无' ? undefined : text
  }
  return { word, sure: status === 'normal' }
}

export function licenceFrom(answer: WordsAnswer): Reading<LicenceField> | undefined {
  const seen = wordsOf(answer)
  if (!seen) return undefined
  const { word, sure } = seen
  const [companyNo, end] = [word('社会信用代码'), termIn(word('有效期') ?? '')]
  const [companyFound] = daysIn(word('成立日期') ?? '')
  const [from, to] = [daysIn(word('有效期起始日期') ?? '')[0] ?? companyFound, end.to ?? end.from]
  const reading = known({
    companyName: field(word('单位名称'), sure),
    companyNo: field(companyNo, sure && isCreditCode(companyNo ?? '')),
    companyType: field(word('类型'), sure),
    companyRepre: field(word('法人'), sure),
    companyAddress: field(word('地址'), sure),
    companyFound: field(companyFound, sure),
    registeredCapital: field(word('注册资本'), sure),
    businessTerm: field(from && to ? `${from}至${to}` : to, sure && from !== undefined),
  })
  return reading.companyName || reading.companyNo ? reading : undefined
}

export function portraitSideFrom(answer: WordsAnswer): Reading<PortraitField> | undefined {
  const seen = wordsOf(answer)
  if (!seen) return undefined
  const { word, sure } = seen
  const idNo = word('公民身份号码')
  const reading = known({
    idName: field(word('姓名'), sure),
    idSex: field(word('性别'), sure),
    idNation: field(word('民族')?.replace(/族$/, ''), sure),
    idBirth: field(daysIn(word('出生') ?? '')[0], sure),
    idAddress: field(word('住址'), sure),
    idNo: field(idNo, sure && isIdNumber(idNo ?? '')),
  })
  return reading.idName || reading.idNo ? reading : undefined
}

export function emblemSideFrom(answer: WordsAnswer): Reading<EmblemField> | undefined {
  const seen = wordsOf(answer)
  if (!seen) return undefined
  const { word, sure } = seen
  const end = word('失效日期') ?? ''
  const reading = known({
    idAuthority: field(word('签发机关'), sure),
    idStartDate: field(daysIn(word('签发日期') ?? '')[0], sure),
    idEndDate: field(end === FOREVER ? end : daysIn(end)[0], sure),
  })
  return Object.keys(reading).length > 0 ? reading : undefined
}
