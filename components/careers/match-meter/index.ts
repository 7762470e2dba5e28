export { MatchMeter, type MatchMeterProps } from './match-meter.tsx';
