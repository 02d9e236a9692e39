import { defineDomain } from '../domain.js'
import { FirstStepsResolver } from './first-steps/first-steps.resolver.js'
import { FirstStepsService } from './first-steps/first-steps.service.js'
import { PhaseChartResolver } from './phase/phase.resolver.js'
import { PhaseService } from './phase/phase.service.js'
import { WelcomeResolver } from './welcome/welcome.resolver.js'
import { WelcomeService } from './welcome/welcome.service.js'

/** Figures over what the other domains hold. */
export const insight = defineDomain({
  name: 'insight',
  services: ({ ground: { database, clock } }) => ({
    welcome: new WelcomeService(database, clock),
    firstSteps: new FirstStepsService(database),
    phaseCharts: new PhaseService(database, clock),
  }),
  resolvers: ({ welcome, firstSteps, phaseCharts }) => [
    new WelcomeResolver(welcome),
    new FirstStepsResolver(firstSteps),
    new PhaseChartResolver(phaseCharts),
  ],
})
