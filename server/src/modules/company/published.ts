import { publish } from '../../kernel/sql/publish.js'
import { Company } from './registration/company.entity.js'
import { CompanyRegistration } from './registration/registration.entity.js'

/** What other domains may read of the tables here. */
export const publishedByCompany = [
  publish(Company, '公司：名称、设置和是否启用', ['id', 'name', 'payeeCheck', 'fourEyes', 'enabled']),
  // The ORM describes no view without some of the table's key.
  publish(CompanyRegistration, '注册申请所附的文件', ['id', 'fileIds']),
] as const
