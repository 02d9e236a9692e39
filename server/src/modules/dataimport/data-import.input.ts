import { InputType } from 'type-graphql'
import { takesUpTo } from '../../kernel/values/input-lengths.js'
import { MOST_CONTENT, UploadInput } from '../import/index.js'

takesUpTo('DataImportInput.content', MOST_CONTENT)

@InputType({ description: '要核对的资料文件' })
export class DataImportInput extends UploadInput {}
