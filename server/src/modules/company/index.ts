import { withinCompanies } from '../../kernel/sql/wall.js'
import { defineDomain } from '../domain.js'
import { type Edge, edgesOf } from '../edge.js'
import { file } from '../file/index.js'
import {
  createRunOwn,
  type FactorShownListener,
  factorShown,
  headcounts,
  identity,
  userEdge,
} from '../identity/index.js'
import { byKey, type Loading } from '../loader.js'
import { AuthenticationResolver, AuthenticationStandingResolver } from './authentication/authentication.resolver.js'
import { AuthenticationService } from './authentication/authentication.service.js'
import { keptDrafts } from './authentication/draft.queries.js'
import { DeskService } from './desk/desk.service.js'
import { deskCompaniesByIds } from './desk/desk-company.queries.js'
import { DeskCompanyResolver } from './desk/desk-company.resolver.js'
import { DeskCompanyService } from './desk/desk-company.service.js'
import { DeskCompanyView } from './desk/desk-company.view.js'
import { publishedByCompany } from './entities.js'
import { companyPermissions } from './permissions.js'
import { keptReadings } from './reading/reading.queries.js'
import { ReadingService } from './reading/reading.service.js'
import { RegistrationResolver } from './registration/registration.resolver.js'
import { RegistrationService } from './registration/registration.service.js'
import { RegistrationView } from './registration/registration.view.js'
import { RescueCompletionService } from './rescue/completion.service.js'
import { RescueResolver } from './rescue/rescue.resolver.js'
import { RescueService } from './rescue/rescue.service.js'
import { RescueView } from './rescue/rescue.view.js'
import { RescueSms } from './rescue/rescue-sms.js'
import { RescueStopService } from './rescue/stopping.service.js'
import { RESCUE_SMS } from './rescue/telling.js'
import { DECISION_SMS, DecisionSms } from './review/decision-sms.js'
import { DossierService } from './review/dossier.service.js'
import { READING, RegistrationReadings } from './review/readings.js'
import { DossierResolver, ReviewResolver } from './review/review.resolver.js'
import { ReviewService } from './review/review.service.js'
import { PaperLookView, RegistrationEntry } from './review/review.view.js'
import { CompanySettingsResolver } from './settings/company-settings.resolver.js'
import { CompanySettingsService } from './settings/company-settings.service.js'
import { companyErrors } from './texts.js'

export { DeskCompanyView } from './desk/desk-company.view.js'
export { refuseUnread } from './reading/reading.service.js'
export { companyIds, lockCompany, settingsOf } from './settings/company-settings.queries.js'
export {
  allowsPreDated,
  defaultShifts,
  isAuthenticated,
  paymentLimit,
  wantsFourEyes,
  wantsPapers,
  wantsPayeeCheck,
} from './settings/decided.js'

/** Company beside its id on the platform's desk; null for everybody else. */
const deskCompanyEdge: Edge = {
  name: 'company',
  to: () => DeskCompanyView,
  by: 'companyAuthId',
  loader: 'deskCompany',
  label: '平台运营：公司',
}

const companyLoaders = (load: Loading) => ({
  deskCompany: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('platform:company:get')
    return byKey(seen ? await deskCompaniesByIds(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  /** Number of people who work for a company, for the desk. */
  headcount: load.byId(async (actor, ids) => {
    const counted = actor.can('platform:company:get')
      ? await withinCompanies(ids, () => headcounts(load.em(), ids))
      : []
    const people = new Map(counted.map((one) => [one.companyId, one.people]))
    return (id) => people.get(id) ?? 0
  }),
})

/** Companies, their registration, and their own settings. */
export const company = defineDomain({
  name: 'company',
  errors: companyErrors,
  permissions: companyPermissions,
  published: publishedByCompany,
  services(world) {
    const { database, clock, run, outbox, sms, ocr } = world.ground
    const { codes, sessions } = world.of(identity)
    const { papers, files } = world.of(file)
    const runOwn = createRunOwn(run, database, clock)
    const forget = () => sessions.forget()
    return {
      registrations: new RegistrationService(database, clock, codes, papers),
      authentications: new AuthenticationService(database, clock, runOwn, outbox, papers),
      reviews: new ReviewService(database, run, outbox),
      dossiers: new DossierService(database, clock),
      registrationReadings: new RegistrationReadings(database, ocr, papers),
      decisionSms: new DecisionSms(database, sms),
      paperReadings: new ReadingService(database, clock, ocr),
      desk: new DeskService(database, clock),
      deskCompanies: new DeskCompanyService(database, run, forget),
      rescues: new RescueService(database, run, outbox, files),
      rescueStops: new RescueStopService(database, runOwn, outbox),
      rescueCompletions: new RescueCompletionService(database, clock, outbox, forget),
      rescueSms: new RescueSms(database, sms),
      companySettings: new CompanySettingsService(database, run),
    }
  },
  topics: ({ registrationReadings, decisionSms, rescueSms }) => ({
    [READING]: { deliver: (payload, signal) => registrationReadings.read(payload, signal) },
    [DECISION_SMS]: { deliver: (payload, signal) => decisionSms.handOver(payload, signal) },
    [RESCUE_SMS]: { deliver: (payload, signal) => rescueSms.handOver(payload, signal) },
  }),
  loaders: companyLoaders,
  resolvers: (services) => [
    new RegistrationResolver(services.registrations, services.authentications, services.reviews),
    new AuthenticationResolver(services.authentications),
    new AuthenticationStandingResolver(services.authentications),
    new ReviewResolver(services.reviews),
    new DossierResolver(services.dossiers),
    new DeskCompanyResolver(services.deskCompanies),
    ...edgesOf(RegistrationView, deskCompanyEdge),
    ...edgesOf(RegistrationEntry, deskCompanyEdge),
    ...edgesOf(RescueView, deskCompanyEdge),
    ...edgesOf(PaperLookView, userEdge('user', 'userId', '查看人')),
    new RescueResolver(services.rescues, services.rescueStops),
    new CompanySettingsResolver(services.companySettings),
  ],
  retention: () => [keptDrafts, keptReadings],
  jobs(jobs, { rescueCompletions }, { log }) {
    jobs.define('administrator-rescues', async (_, signal) => {
      log?.info({ ended: await rescueCompletions.sweep(signal) }, 'administrator rescues')
    })
    jobs.schedule('administrator-rescues', '*/10 * * * *')
  },
  fills: [factorShown.with(stopByFactor)],
})

/** Ends the rescue of a person who shows his second factor: he needs no help. */
function stopByFactor(...[world, em, event]: Parameters<FactorShownListener>): Promise<void> {
  return world.of(company).rescueStops.stopByFactor(em, event)
}
