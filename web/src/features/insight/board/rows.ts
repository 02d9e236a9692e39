import type { ProjectBoardQuery } from './board.generated'

export type Board = ProjectBoardQuery['board']
export type Project = Board['projects'][number]
export type Phase = Project['phases'][number]
export type Figures = Project['figures']
export type Cash = Project['cash']
export type Anomalies = Project['anomalies']
