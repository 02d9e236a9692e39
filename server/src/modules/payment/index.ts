import { usesIn, usesOfBaseData } from '../basedata/index.js'
import { defineDomain } from '../domain.js'
import { documentSubjects, settlement } from '../settlement/index.js'
import { paymentErrors } from './errors.js'
import { paymentPermissions } from './permissions.js'
import { PlanDocumentService } from './plan/plan.document.js'
import { planSubjects } from './plan/plan.queries.js'
import { PlanResolver } from './plan/plan.resolver.js'
import { PlanService } from './plan/plan.service.js'
import { paymentTexts } from './texts.js'

/** In which parts a settlement is paid, and when. */
export const payment = defineDomain({
  name: 'payment',
  errors: paymentErrors,
  permissions: paymentPermissions,
  services(world) {
    const { database, run } = world.ground
    const plans = new PlanService(database, run)
    return { plans, planDocuments: new PlanDocumentService(plans, world.of(settlement).documents) }
  },
  resolvers: ({ plans }) => [new PlanResolver(plans)],
  fills: [
    documentSubjects.with({ PLAN: planSubjects }),
    usesOfBaseData.with(
      usesIn('payment_plan_item', 'payee_id', { entity: 'payee', label: paymentTexts.plan, counted: 'plan_id' }),
    ),
  ],
})
