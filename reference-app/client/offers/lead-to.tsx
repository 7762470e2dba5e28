import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddress } from '../site/site.tsx';

/** Leads to another page of the site in the place of one that is not there (OFFERS-12). */
export function LeadTo({ path }: { path: string }) {
  const navigate = useNavigate();
  const target = useAddress()(path);
  useEffect(() => void navigate(target, { replace: true }), [navigate, target]);
  return null;
}
