import { serve } from '../../../../ui/worker-service.ts'
import { backwards } from '../../minds/analysis.ts'
import type { AnalysisJobs } from './use-judgements.ts'

serve<AnalysisJobs>({
  judge(game, tell) {
    for (const judged of backwards(game)) tell(judged)
    return null
  },
})
