type SavedPositionTable = {
  group_id: number;
  account_id: number;
  position_id: number;
  saved_at: Date;
};

export type SavedPositionTables = { saved_position: SavedPositionTable };
