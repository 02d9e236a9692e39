import { z } from 'zod'
import type { Actor, RequestFacts } from '../../kernel/command/actor.js'
import type { Reading } from '../../platform/ocr/ocr.js'
import { flag } from '../fields.js'
import { publicRoute, type Route } from '../route.js'
import { uploadedFile } from '../upload.js'

/** Reader of a paper: the signed-in caller, or the address of a stranger. */
async function readerOf({ address }: RequestFacts, whoAsks: (() => Promise<Actor>) | undefined) {
  const actor = whoAsks ? await whoAsks() : undefined
  return { address, userId: actor?.userId ?? null }
}

/** Reading as JSON in a text: fields by name, the names of uncertain ones, and their places. */
function jsonOf(reading: Reading<string>): string {
  const fields = Object.entries(reading).flatMap(([name, read]) => (read ? [{ name, ...read }] : []))
  const texts = Object.fromEntries(fields.map(({ name, text }) => [name, text]))
  const unsure = fields.filter(({ sure }) => !sure)
  const cuts = Object.fromEntries(unsure.flatMap(({ name, cut }) => (cut ? [[name, cut]] : [])))
  return JSON.stringify({ ...texts, unsure: unsure.map(({ name }) => name), cuts })
}

const UNSURE =
  'unsure 列出没有把握的字段，cuts 给出它们在照片中的位置：left、top、right、bottom 为占宽高的比例（照片按其 EXIF 摆正后），turned 为证件在照片中顺时针转了几个 90 度；位置不明的不列'

const licence = publicRoute({
  method: 'POST',
  path: '/chain/common/getOcrBusinessLicense',
  weight: 'outside',
  group: 'registration',
  result: 'json-string',
  summary: '识别营业执照照片；multipart 表单。每个 IP 地址每小时最多 60 次，照片和识别结果都不保存',
  body: uploadedFile,
  answer: z
    .string()
    .describe(
      `JSON 文本：companyName、companyNo、companyType、companyRepre、companyAddress、companyFound、registeredCapital、businessTerm；${UNSURE}`,
    ),
  async handler({ body, services, request, whoAsks }) {
    return jsonOf(await services.paperReadings.readLicence(await readerOf(request, whoAsks), body.content))
  },
})

const idCard = publicRoute({
  method: 'POST',
  path: '/chain/common/getOcrIdCard',
  weight: 'outside',
  group: 'registration',
  result: 'json-string',
  summary: '识别身份证照片；multipart 表单。照片是另一面时按另一面识别，由所答的字段可知',
  params: z.object({ isFront: flag('是否国徽面').default(false) }),
  paramsInBody: true,
  body: uploadedFile,
  answer: z
    .string()
    .describe(
      `JSON 文本：头像面为 idName、idSex、idNation、idBirth、idAddress、idNo，国徽面为 idAuthority、idStartDate、idEndDate；${UNSURE}`,
    ),
  async handler({ params, body, services, request, whoAsks }) {
    const reader = await readerOf(request, whoAsks)
    return jsonOf(await services.paperReadings.readIdCard(reader, body.content, params.isFront))
  },
})

export const readingRoutes: Route[] = [licence, idCard]
