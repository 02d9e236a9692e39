import { publish } from '../../kernel/sql/publish.js'
import { Company } from './registration/company.entity.js'
import { CompanyRegistration } from './registration/registration.entity.js'

/** What other domains may read of the tables here. */
export const publishedByCompany = [
  publish(Company, '公司：名称、设置、是否启用及停用原因、是否认证、何时注册', [
    ...(['id', 'name', 'payeeCheck', 'fourEyes', 'enabled', 'authenticatedAt', 'desk'] as const),
    ...(['fourEyesPayment', 'payDocCheck', 'suspendedReason', 'createdAt'] as const),
  ]),
  // The ORM describes no view without some of the table's key.
  publish(CompanyRegistration, '注册与认证所附的文件，谁能看，是否驳回', [
    ...(['id', 'fileIds', 'userId', 'status', 'decidedAt'] as const),
  ]),
] as const
