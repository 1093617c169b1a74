import { paths } from '../../../shared/paths'
import { lazyPage } from '../lib/lazyPage'
import type { AudienceRoute } from '../lib/routes'

export const accountRoutes: AudienceRoute[] = [
  { path: paths.signUp, page: lazyPage(() => import('./signup/SignUpPage')), frame: 'bare' },
  { path: paths.login, page: lazyPage(() => import('./login/LoginPage')), frame: 'bare' },
  {
    path: paths.forgotPassword,
    page: lazyPage(() => import('./password/ForgotPasswordPage')),
    frame: 'bare',
  },
  {
    path: '/reset-password/:token?',
    page: lazyPage(() => import('./password/ResetPasswordPage')),
    frame: 'bare',
  },
  { path: paths.onboarding, page: lazyPage(() => import('./onboarding/OnboardingPage')), frame: 'bare' },
]
