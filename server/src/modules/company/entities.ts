import { publish } from '../../kernel/sql/publish.js'
import { AuthenticationDraft } from './authentication/draft.entity.js'
import { PaperReading } from './reading/reading.entity.js'
import { Company } from './registration/company.entity.js'
import { CompanyRegistration } from './registration/registration.entity.js'
import { AdministratorRescue } from './rescue/rescue.entity.js'

/** The tables that this domain owns. */
export const companyEntities = [
  Company,
  CompanyRegistration,
  AuthenticationDraft,
  PaperReading,
  AdministratorRescue,
] as const

/** Columns that other domains may read here. */
export const publishedByCompany = [
  publish(Company, '公司：名称、设置、是否启用及停用原因、是否认证、何时注册', [
    ...(['id', 'name', 'payeeCheck', 'fourEyes', 'enabled', 'authenticatedAt', 'desk'] as const),
    ...(['fourEyesPayment', 'payDocCheck', 'suspendedReason', 'createdAt', 'refuseExpiredTrucks'] as const),
  ]),
  // A view of the ORM needs the whole key of the table.
  publish(CompanyRegistration, '注册与认证所附的文件，谁能看，是否驳回', [
    ...(['id', 'fileIds', 'userId', 'status', 'decidedAt'] as const),
  ]),
] as const
