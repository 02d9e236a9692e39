import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { ofCharts } from '../permissions.js'
import { ProjectPhaseView } from '../phase/phase.view.js'
import { surveyTable as table } from './fields.js'
import type { PhaseSurveyService } from './survey.service.js'
import { PhaseSurveyChange, PhaseSurveyDeletion, PhaseSurveyInput, PhaseSurveyView } from './survey.view.js'
import { surveyTexts as texts } from './texts.js'

/** Verbs of a survey. */
const PhaseSurveyAction = actionType('PhaseSurvey', { update: '修改', delete: '删除' })

@Resolver(() => PhaseSurveyView)
export class PhaseSurveyResolver {
  constructor(private readonly surveys: PhaseSurveyService) {}

  @Mutation(() => PhaseSurveyView, {
    description: '填报或修改分期到某一天为止的累计实测方量；每天一次，不晚于今天，在分期开始之后、结束后 90 天之内',
  })
  savePhaseSurvey(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => PhaseSurveyInput, { description: texts.survey }) input: PhaseSurveyInput,
    @Args() asked: Asked,
  ): Promise<PhaseSurveyView> {
    return this.surveys.save(actor, input, asked)
  }

  @Mutation(() => PhaseSurveyDeletion, { description: '删除一次实测；原来的数留在分期的实测修改记录中' })
  async deletePhaseSurvey(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, { description: table.id.label }) id: string,
    @Args() asked: Asked,
  ): Promise<PhaseSurveyDeletion> {
    return { ...deletionOf('PhaseSurvey', id), ...(await this.surveys.delete(actor, id, asked)) }
  }

  @FieldResolver(() => [PhaseSurveyAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext): string[] {
    return actor.can(ofCharts.edit) ? ['update', 'delete'] : []
  }
}

/** Surveys of a phase, beside the phase. */
@Resolver(() => ProjectPhaseView)
export class SurveysOfPhase {
  @FieldResolver(() => [PhaseSurveyView], { description: '各次实测，最近的在前，最多 400 次' })
  surveys(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: ProjectPhaseView): Promise<PhaseSurveyView[]> {
    return loaders.phaseSurveys.load({ actor, id })
  }

  @FieldResolver(() => [PhaseSurveyChange], { description: '实测的最近 100 次修改，最后的在前；含已删除的' })
  surveyHistory(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id }: ProjectPhaseView,
  ): Promise<PhaseSurveyChange[]> {
    return loaders.phaseSurveyChanges.load({ actor, id })
  }
}
