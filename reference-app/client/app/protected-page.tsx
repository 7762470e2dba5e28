import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoginUnavailable } from '../pages/login/login-unavailable.tsx';
import { useAuth } from './auth.tsx';
import { useAddress, useSite } from './site.tsx';

/** A page that needs a login, entered without one: the dialog opens, nothing else shows (ROUTES-04, AUTH-02). */
export const ProtectedPage = () => {
  const { boot } = useSite();
  const { openLogin } = useAuth();
  const navigate = useNavigate();
  const address = useAddress();
  const home = address('/careers');
  useEffect(() => openLogin({ onDismiss: () => void navigate(home) }), [openLogin, navigate, home]);
  return boot.configs.loginSignupConfig.candidateLoginEnabled ? null : <LoginUnavailable />;
};
