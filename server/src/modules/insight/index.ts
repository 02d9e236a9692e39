import { companyIds } from '../company/index.js'
import { defineDomain } from '../domain.js'
import { edgesOf } from '../edge.js'
import { nodeEdgesOf } from '../node/index.js'
import { phaseEdge, projectEdge } from '../project/index.js'
import { BoardResolver } from './board/board.resolver.js'
import { BoardService } from './board/board.service.js'
import { BoardProject } from './board/board.view.js'
import { keptReports } from './board/report.queries.js'
import { BoardReportService } from './board/report.service.js'
import { ProjectCostResolver } from './cost/cost.resolver.js'
import { ProjectCostService } from './cost/cost.service.js'
import { CostRow, ProjectCost } from './cost/cost.view.js'
import { FirstStepsResolver } from './first-steps/first-steps.resolver.js'
import { FirstStepsService } from './first-steps/first-steps.service.js'
import { PhaseChartResolver } from './phase/phase.resolver.js'
import { PhaseService } from './phase/phase.service.js'
import { ExclusionCause } from './phase/phase.view.js'
import { WelcomeResolver } from './welcome/welcome.resolver.js'
import { WelcomeService } from './welcome/welcome.service.js'

/** Figures over the rows of the other domains. */
export const insight = defineDomain({
  name: 'insight',
  services: ({ ground: { database, clock } }) => ({
    welcome: new WelcomeService(database, clock),
    firstSteps: new FirstStepsService(database),
    phaseCharts: new PhaseService(database, clock),
    projectCosts: new ProjectCostService(database),
    boards: new BoardService(database, clock),
    boardReports: new BoardReportService(database, clock, companyIds),
  }),
  resolvers: ({ welcome, firstSteps, phaseCharts, projectCosts, boards, boardReports }) => [
    new WelcomeResolver(welcome),
    new FirstStepsResolver(firstSteps),
    new PhaseChartResolver(phaseCharts),
    new ProjectCostResolver(projectCosts),
    new BoardResolver(boards, boardReports),
    ...edgesOf(BoardProject, projectEdge),
    ...edgesOf(ProjectCost, projectEdge),
    ...edgesOf(CostRow, phaseEdge),
    ...nodeEdgesOf(ExclusionCause, {
      name: 'record',
      by: 'recordId',
      typeOf: ({ recordType }) => recordType,
      label: '要补的渣土场或机械；其他的为空，不可查看的人看不到',
    }),
  ],
  retention: () => [keptReports],
  jobs(jobs, { boardReports }, { log }) {
    jobs.define('board-reports', async (_, signal) => {
      log?.info({ messages: await boardReports.keepAll(signal) }, 'board reports')
    })
    jobs.schedule('board-reports', '0 7 * * 1')
  },
})
