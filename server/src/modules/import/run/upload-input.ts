import { Field, InputType } from 'type-graphql'
import { z } from 'zod'
import { requiredTextOf } from '../../../kernel/values/field-checks.js'
import { validate } from '../../../kernel/values/validate.js'
import { importTexts as texts } from '../texts.js'
import { importTable } from './fields.js'
import type { UploadRequest } from './upload.service.js'

/** Longest content that fits into a body of 4 MB. */
export const MOST_CONTENT = 4 * 1024 * 1024

/** Members of an input that carries a file to be checked. */
@InputType()
export abstract class UploadInput {
  @Field({ description: `${importTable.fileName.label}，例如 一月.xlsx` })
  fileName!: string

  @Field({ description: '.xlsx 文件的内容，Base64（RFC 4648，不换行）' })
  content!: string

  @Field(() => Boolean, { defaultValue: false, description: '核对后立即在后台导入没有问题的行；不填则只核对' })
  commit!: boolean
}

const schema = z.object({
  fileName: requiredTextOf(importTable.fileName),
  content: z
    .string()
    .min(1, { error: texts.noContent })
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: texts.noBase64 }),
})

/** The file that the input carries; INVALID_INPUT when it carries none. */
export function uploadOf(input: UploadInput, idempotencyKey: string | undefined): UploadRequest {
  const { fileName, content } = validate(schema, input, 'input')
  const file = { name: fileName, content: Buffer.from(content, 'base64'), at: 'input.content' }
  return { ...file, commit: input.commit, idempotencyKey }
}
