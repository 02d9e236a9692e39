import { InputType } from 'type-graphql'
import { takesUpTo } from '../../../kernel/values/input-lengths.js'
import { MOST_CONTENT, UploadInput } from '../../import/index.js'

takesUpTo('WaybillImportInput.content', MOST_CONTENT)

@InputType({ description: '要核对的运单文件' })
export class WaybillImportInput extends UploadInput {}
