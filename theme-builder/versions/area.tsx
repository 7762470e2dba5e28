import { PublishingAllowed } from '../team/publishing-allowed.tsx';
import { RightsPart } from './rights-part.tsx';
import { HistoryList } from './history-list.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { SchedulePart } from './schedule-part.tsx';

/** What was published, what will be, who may look at the draft, and who may do what. */
const VersionsArea = () => (
  <>
    <HistoryList />
    <PublishingAllowed>
      <SchedulePart />
      <PreviewLinks />
    </PublishingAllowed>
    <RightsPart />
  </>
);

export default VersionsArea;
