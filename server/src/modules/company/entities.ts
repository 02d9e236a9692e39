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
