/** Where it is worked out whether a game can still be won, so that the page never waits for it. */
import { serve } from '../../../../ui/worker-service.ts'
import { prospectOf, type SolverJobs } from './prospect.ts'

serve<SolverJobs>({ prospect: prospectOf })
