export { HeroImage, type HeroImageProps, type HeroPicture } from './hero-image.tsx';
